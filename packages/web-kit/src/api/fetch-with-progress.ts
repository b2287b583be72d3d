type UploadRequest = {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  signal?: AbortSignal;
};

/** Like `fetch`, but reports upload progress (0 to 1), which `fetch` cannot. */
export function fetchWithProgress(
  url: string,
  { method, headers, body, signal }: UploadRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.onload = () => resolve(new Response(request.response as ArrayBuffer, { status: request.status }));
    request.onerror = () => reject(new TypeError(`No response from ${url}`));
    request.onabort = () => reject(signal?.reason as Error);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(body as XMLHttpRequestBodyInit);
  });
}
