// The sizes in which a portrait is served, and where each is to be had.

/** In pixels, for plates of 20 to 46, 84, 218 and the enlarged photo, on screens of up to three pixels a point. */
export const PORTRAIT_WIDTHS = [96, 256, 448, 896] as const
export type PortraitWidth = (typeof PORTRAIT_WIDTHS)[number]

/** A plate is 4:5. */
export const PORTRAIT_RATIO = 4 / 5

/** The address of one size of a portrait, from `profileImageUrl`, which is that of the largest. */
export const portraitUrl = (profileImageUrl: string, width: PortraitWidth) =>
  profileImageUrl.replace(/\.webp$/, `-${width}.webp`)

/** For the `srcset` of an image. */
export const portraitSrcSet = (profileImageUrl: string) =>
  PORTRAIT_WIDTHS.map((width) => `${portraitUrl(profileImageUrl, width)} ${width}w`).join(', ')
