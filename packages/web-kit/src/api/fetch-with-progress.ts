type Sending = { method: string; headers: Record<string, string>; body: BodyInit | undefined; signal?: AbortSignal };

/** Does what `fetch` does, and tells how much of the body has gone out (0 to 1), which `fetch` cannot. */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal }: Sending,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.onload = () => resolve(new Response(request.response as ArrayBuffer, { status: request.status }));
    request.onerror = () => reject(new TypeError(`No answer from ${url}`));
    request.onabort = () => reject(signal?.reason as Error);
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    request.send(body as XMLHttpRequestBodyInit);
  });
}
