// The brothers on the map: the endpoint to what is kept of their homes.
import { map } from '@aerie/contract/map'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import type { Homes } from './homes.ts'
import { sendWhole } from './send-whole.ts'

export function mapDataRoutes(app: FastifyInstance, homes: Homes) {
  serve(app, map.data, async (_ctx, { request, reply }) => sendWhole((await homes.now()).whole, request, reply))
}
