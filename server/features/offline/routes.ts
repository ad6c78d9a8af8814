// The directory for devices: endpoint to service.
import { offline } from '@aerie/contract/offline'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { readForDevice } from './service.ts'

export const offlineRoutes = (app: FastifyInstance) =>
  serve(app, offline.directory, (ctx, { query }) => readForDevice(ctx, query))
