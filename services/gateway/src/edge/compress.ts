import compression from 'compression';

/** Compresses what gains by it. Events must not wait in a buffer, and photos are compressed already. */
export const compress = compression({
  filter(request, response) {
    const type = String(response.getHeader('content-type'));
    return !/^(text\/event-stream|image\/(?!svg))/.test(type) && compression.filter(request, response);
  },
});
