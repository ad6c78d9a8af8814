// What is to be seen on a map: its discs, found in a picture of it, so that it does not matter who has drawn them.
import type { Page } from 'playwright-core'

export interface Disc {
  /** Its middle, in pixels from the window's upper left corner. */
  x: number
  y: number
  /** With its rim. */
  radius: number
}

/** From left to right. */
export async function discsOn(page: Page): Promise<Disc[]> {
  const frame = await page.getByRole('region', { name: 'Map of brothers' }).boundingBox()
  if (!frame) throw new Error('There is no map')
  const picture = (await page.screenshot({ clip: frame })).toString('base64')
  const found = await page.evaluate(findRings, picture)
  return found.map(({ x, y, radius }) => ({ x: frame.x + x, y: frame.y + y, radius })).sort((a, b) => a.x - b.x)
}

/** The largest share of blue in a part of the window, from 0 to 255: the sea has little, the marks of gold not much more. */
export async function lightest(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(mostBlue, picture)
}

/** Runs in the page. */
async function mostBlue(picture: string) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
  return Math.max(...Array.from(data).filter((_, at) => at % 4 === 2))
}

/** Runs in the page: the outlines of what is golden and touches, without what lies inside of others. */
async function findRings(picture: string): Promise<Disc[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const { width, height } = image
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  if (!pen) throw new Error('There is no canvas')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const golden = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, , blue = 0] = data.subarray(at * 4)
    return red - blue > 45
  })
  const rings: { left: number; right: number; top: number; bottom: number }[] = []
  for (let start = golden.indexOf(true); start >= 0; start = golden.indexOf(true, start)) {
    const ring = { left: width, right: 0, top: height, bottom: 0 }
    const open = [start]
    golden[start] = false
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      ring.left = Math.min(ring.left, x)
      ring.right = Math.max(ring.right, x + 1)
      ring.top = Math.min(ring.top, y)
      ring.bottom = Math.max(ring.bottom, y + 1)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx
          if (x + dx < 0 || x + dx >= width || !golden[next]) continue
          golden[next] = false
          open.push(next)
        }
    }
    rings.push(ring)
  }
  const isWithin = (inner: (typeof rings)[number]) =>
    rings.some(
      (outer) =>
        outer !== inner &&
        outer.left <= inner.left &&
        outer.right >= inner.right &&
        outer.top <= inner.top &&
        outer.bottom >= inner.bottom,
    )
  return rings
    .filter((ring) => ring.right - ring.left > 8 && !isWithin(ring))
    .map(({ left, right, top, bottom }) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      radius: (right - left) / 2,
    }))
}
