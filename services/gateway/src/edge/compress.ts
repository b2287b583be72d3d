import compression from 'compression';

/** Compresses all but event streams, which must not be buffered, and photos, which are compressed already. */
export const compress = compression({
  filter(request, response) {
    const type = String(response.getHeader('content-type'));
    return !/^(text\/event-stream|image\/(?!svg))/.test(type) && compression.filter(request, response);
  },
});
