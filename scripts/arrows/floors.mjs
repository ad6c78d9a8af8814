// The floors of the features, which the import rules read, and which docs/architecture.md draws.

/** What every feature of its part may import, from the ground up: each knows those that stand before it. */
export const GROUND_FLOOR = {
  server: [
    'places',
    'member-fields',
    'people',
    'settings',
    'gathering-times',
    'gathering-seats',
    'logo',
    'notifications',
    'addresses',
    'copies',
    'ballots',
    'boards',
    'ballot-notices',
    'election-states',
    'election-sealing',
    'reactions',
    'news-text',
    'calendar',
    'news',
    'gathering-news',
    'feed',
    'kinship',
    'lineage-claims',
    'lineage',
    'gathering-list',
    'invitations',
    'bounces',
    'told-addresses',
    'photo-files',
    'document-files',
  ],
  web: ['session', 'passkeys', 'logo', 'settings', 'places', 'people', 'notifications'],
}

/**
 * The features on which others build, floor by floor: one knows the floors below it and none of its neighbours. A
 * feature that is not listed stands on top. On the web one is a floor where another shows or changes the same things in a room of
 * its own; what else is above the ground meets in compositions.
 */
export const UPPER_FLOORS = {
  server: [
    ['members', 'newcomers', 'photos', 'documents', 'gatherings', 'health-findings', 'roster-columns', 'news-mail'],
    ['departures', 'roster-rows', 'upload-checks', 'offices'],
    ['officer-step'],
    ['second-step'],
    ['avatars', 'residences', 'health-checks', 'roster-files', 'sign-in', 'albums'],
    ['trips', 'passkeys', 'passings', 'gathering-places', 'trustee-sets'],
    ['polls', 'elections', 'document-readings', 'photo-tags', 'photo-search'],
    ['nominations'],
  ],
  web: [
    [
      'avatars',
      'ballots',
      'directory-filters',
      'documents',
      'gatherings',
      'lineage',
      'map-layout',
      'meeting-places',
      'news',
      'offices',
      'photo-queue',
      'photos',
      'profile-form',
      'reactions',
      'roster-review',
      'sealed-elections',
      'step-removals',
      'trustee-keys',
    ],
    [
      'elections',
      'document-upload',
      'gathering-trips',
      'pdf-viewer',
      'office-viewer',
      'lineage-tree',
      'map-drawing',
      'nominee-photos',
      'search',
      'trustee-sets',
    ],
    ['nominations'],
  ],
}
