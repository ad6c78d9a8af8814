// The header that makes a browser keep an answer as a file.

/** RFC 6266, with a plain name for those that read no other. */
export const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^ -~]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
