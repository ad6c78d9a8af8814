// The gallery is complete: what the kit has is shown there, and so is every look of a feature.
import { expect, test } from 'vitest'
import { fetchedBy, reachOf, sources } from '../sources.fixture.ts'

/** Looks of what needs a library of its own, answers from the server, or what a device keeps: seen on their pages. */
const ELSEWHERE = [
  'features/birthdays/birthdays-card.css',
  'features/election-check/check-elsewhere.css',
  'features/election-check/check-steps.css',
  'features/election-check/find-sealed-ballot.css',
  'features/election-wall/election-wall.css',
  'features/elections/course/course.css',
  'features/freshness/right-card.css',
  'features/gathering-albums/gathering-album-card.css',
  'features/gathering-form/cover-fields.css',
  'features/gathering-form/photo-dialog.css',
  'features/gathering-hosts/hosts-card.css',
  'features/gathering-trips/passing-card.css',
  'features/gatherings/answer-card.css',
  'features/gatherings/coming.css',
  'features/gatherings/date-mark.css',
  'features/gatherings/gathering-cover.css',
  'features/gatherings/gathering-facts.css',
  'features/gatherings/gathering-row.css',
  'features/gatherings/own-answer.css',
  'features/in-memoriam/begun-tree.css',
  'features/in-memoriam/memorial.css',
  'features/install/install-card.css',
  'features/lost/lost-row.css',
  'features/map-drawing/embedded/embedded.css',
  'features/map-drawing/google/google.css',
  'features/map/live-map.css',
  'features/map/member-map.css',
  'features/map/numbered-world.css',
  'features/map/place-list.css',
  'features/meeting-places/meeting-places.css',
  'features/next-gathering/next-gathering.css',
  'features/nomination-officers/readiness.css',
  'features/nominations/answer/namings.css',
  'features/nominations/answer/offer.css',
  'features/nominations/detail/how-it-goes.css',
  'features/nominations/detail/named-row.css',
  'features/nominations/detail/nominations-dialog.css',
  'features/nominations/detail/post.css',
  'features/nominee-photos/nominee-photo-field.css',
  'features/nominee-photos/stand-fields.css',
  'features/notifications/topic-choices.css',
  'features/office-viewer/word.css',
  'features/officer-step/officers-card.css',
  'features/officer-step/owed-step-note.css',
  'features/offline/kept-row.css',
  'features/offline/offline-band.css',
  'features/passings/what-stops.css',
  'features/pdf-viewer/pdf.css',
  'features/privacy/signing-key.css',
  'features/remembrances/remembrance.css',
  'features/second-step/codes-dialog.css',
  'features/second-step/setup-dialog.css',
  'features/step-removals/removal-card.css',
  'features/ties/waiting-ties.css',
]

const shown = reachOf('gallery/gallery-page.tsx')
// What a piece of the kit fetches when it is used.
for (const path of [...shown].filter((path) => path.startsWith('ui/')))
  for (const code of fetchedBy(path)) reachOf(code, shown)
const missing = (paths: string[]) => paths.filter((path) => !shown.has(path)).sort()

test('it shows every piece of the kit', () => {
  expect(missing([...sources.keys()].filter((path) => /^ui\/.*\.tsx$/.test(path)))).toEqual([])
})

test('it shows every piece that has a look of its own', () => {
  expect(missing([...sources.keys()].filter((path) => /^(app|features)\/.*\.css$/.test(path)))).toEqual([
    'app/away-mark.css',
    'app/connection-state.css',
    'app/first-paint.css',
    ...ELSEWHERE,
  ])
})
