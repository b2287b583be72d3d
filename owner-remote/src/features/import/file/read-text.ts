import { limits } from '@wayhouse/domain/limits';
import { messages } from './messages.js';

/** More bytes than any file has whose text is accepted. */
const mostBytes = limits.importCharacters * 4;

/**
 * The text of a CSV file, in UTF-8 or as spreadsheet programs write it without: UTF-16 with a byte order mark, or the code page of
 * Western Europe. Throws if it is another kind of file, or too large.
 */
export async function readText(file: File): Promise<string> {
  if (file.size > mostBytes) throw new Error(messages.upload.tooLarge(file.name));
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.length > limits.importCharacters) throw new Error(messages.upload.tooLarge(file.name));
  if (text.includes('\0')) throw new Error(messages.upload.noText(file.name));
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
