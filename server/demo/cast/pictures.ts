// The pictures of the demo's news: those in `news-images/`, each there in two widths already so that a first start is quick.

export interface CastPicture {
  width: number
  height: number
  /** A thumbhash in base64. */
  hash: string
}

export const castPictures = {
  dinner: { width: 960, height: 640, hash: 'zSgKFYJneHh6iHh/h6d4iGd4f3b3' },
  fire: { width: 960, height: 720, hash: 'iygGFYIHuFiEenWEiJdYdgeAdQBY' },
  group: { width: 960, height: 640, hash: '3igSJYR4h3h6hneAiHeYiIh1gGoH' },
  house: { width: 960, height: 720, hash: 'URgGFYQZR4eEhHiAffiYYVhwgwZH' },
  lake: { width: 960, height: 640, hash: '2PcJDYBpdoiKd4d3dyiHcHyE0EYI' },
  ridge: { width: 960, height: 640, hash: 'GQgSFYJmeHh6h4eQeGiIeHRnUIcG' },
  sail: { width: 960, height: 540, hash: 'nCgOJIY5hnh8iHdwiHNYeYC2CA==' },
  stars: { width: 640, height: 960, hash: 'jPcFFQIFmFCbBZfHiYOXeGiFf1T4' },
} as const satisfies Record<string, CastPicture>
