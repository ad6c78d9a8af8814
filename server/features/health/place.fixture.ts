// The place that checks of the health page look at, in a world of tests: all is well there but for what is given.

import type { Deployment } from '#features/health-findings/finding.ts'
import type { World } from '../../test/world.ts'

export const placeIn = (
  { ctx }: Pick<World, 'ctx'>,
  folder: string,
  difference: Partial<Deployment['installation']> = {},
  publicUrl = 'https://brothers.example',
): Deployment => ({
  ctx,
  scanner: null,
  auditLog: { state: 'whole', faults: [] },
  publicUrl,
  installation: {
    version: 'test',
    startedAt: new Date(),
    dataFolder: folder,
    backupFolder: folder,
    keyFolders: [],
    hasMailServer: true,
    readsBounces: false,
    hasOwnDatabase: true,
    hasFfmpeg: true,
    office: 'caged',
    isPublicUrlSet: true,
    trustsProxy: true,
    metricsToken: null,
    ...difference,
  },
})
