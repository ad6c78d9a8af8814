// A picture of noise: no encoder makes it small, and none of its parts is like another.
import sharp from 'sharp'

/** A JPEG of 900 by 600 pixels. */
export const noisePicture = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
