// The job of photos: removes the files of members who were removed.
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { removePortrait } from '#platform/pictures/portrait-files.ts'

export const avatarJobs = ({ ctx }: JobDeps): Record<string, Work> => ({
  'remove-portraits': async ({ avatars }) => {
    for (const avatar of String(avatars).split(',')) if (avatar) await removePortrait(ctx.files, avatar)
  },
})
