// Birthdays: endpoint to service.
import { birthdays } from '@aerie/contract/birthdays'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listBirthdays } from './service.ts'

export function birthdayRoutes(app: FastifyInstance) {
  serve(app, birthdays.list, listBirthdays)
}
