// The brothers on the map: the endpoint to what is kept of their homes.
import { residences } from '@aerie/contract/residences'
import type { FastifyInstance } from 'fastify'
import { sendWhole } from '#platform/http/send-cached-json.ts'
import { serve } from '#platform/http/serve.ts'
import type { Homes } from './residences.ts'

export function mapDataRoutes(app: FastifyInstance, homes: Homes) {
  serve(app, residences.map, async (_ctx, { request, reply }) => sendWhole((await homes.now()).whole, request, reply))
}
