// A photo as a phone takes it, for measuring: 12 megapixels, soft shapes with a grain over them.
import sharp from 'sharp'

const SIZE = { width: 4000, height: 3000 }

/** Writes a JPEG of some 3 MB. */
export async function takePhoto(file: string, size = SIZE) {
  const grain = await noise(SIZE.width / 2, 25)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const shapes = await noise(40, 60).png().toBuffer()
  const scene = await sharp(shapes)
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await sharp(scene)
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toFile(file)
}

const noise = (width: number, sigma: number) =>
  sharp({
    create: {
      width,
      height: (width * SIZE.height) / SIZE.width,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
