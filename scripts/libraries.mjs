// Libraries inside features: each knows nothing of the feature around it but the libraries listed before it, and is counted
// alone. The import rules and the size check read this list.
export const LIBRARIES = [
  'server/features/documents/text',
  'server/features/lineage/planning',
  'server/features/rosters/cells',
  'server/features/rosters/reading',
  'web/features/directory/sections',
  'web/features/documents/words',
  'web/features/documents/filters',
  'web/features/documents/sending',
  'web/features/documents/pdf',
  'web/features/documents/stage',
  'web/features/lineage/layout',
  'web/features/map/layout',
  'web/features/map/drawing',
  'web/features/news/body',
  'web/features/news/form',
  'web/features/photo-upload/queue',
  'web/features/photos/viewer/stage',
  'web/features/profile-editing/form',
]
