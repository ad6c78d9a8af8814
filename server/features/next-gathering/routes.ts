// The next gathering: endpoint to service.
import { nextGathering } from '@aerie/contract/next-gathering'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { findNext } from './service.ts'

export function nextGatheringRoutes(app: FastifyInstance) {
  serve(app, nextGathering.show, findNext)
}
