// Albums: sending thumbnails and lists, making what is shown of a photo, large uploads, zips, and scrolling.
import { join } from 'node:path'
import type { Bench, Figure } from '../instruments/figure.ts'
import { seedAlbums } from '../seed/albums.ts'
import { measureMaking } from './albums-making.ts'
import { measureScrolling } from './albums-scrolling.ts'
import { measureServing } from './albums-serving.ts'
import { measureUploads } from './albums-uploads.ts'
import { measureZip } from './albums-zip.ts'

const COUNTS = { large: 5_000, whole: 500 }

export async function albums({ folder }: Bench): Promise<Figure[]> {
  const seeded = await seedAlbums(join(folder, 'albums'), COUNTS)
  return [
    ...(await measureServing(folder, seeded)),
    ...(await measureMaking(folder, seeded)),
    ...(await measureUploads(folder, seeded)),
    ...(await measureZip(seeded)),
    ...(await measureScrolling(seeded)),
  ]
}
