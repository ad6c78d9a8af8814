// What officers can do about flagged photos from everywhere.
import { ScanEye } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Review flagged photos',
    words: 'moderation photo reported',
    icon: <ScanEye />,
    may: ({ moderatePhotos }) => moderatePhotos,
    at: '/photo-moderation',
  },
]
