// Where most brothers would be together: endpoint to service.
import { meetingPlaces } from '@aerie/contract/meeting-places'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listMeetingPlaces } from './service.ts'

export function meetingPlaceRoutes(app: FastifyInstance) {
  serve(app, meetingPlaces.list, listMeetingPlaces)
}
