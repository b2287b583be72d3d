import { Agent, request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

/** Sends a request and reads its response; `fetch` would take longer than what is measured. Throws unless it was answered with 200. */
export function sendRequest(url: string, options: RequestOptions = {}, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...options }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url} was answered with ${response.statusCode}: ${answer}`));
      }, reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
