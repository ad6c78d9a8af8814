// Gatherings: endpoints to services.
import { gatherings } from '@aerie/contract/gatherings'
import type { FastifyInstance } from 'fastify'
import { writeGatheringFile } from '#features/calendar/service.ts'
import { showClock } from '#features/gathering-times/service.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { attachment } from '#platform/http/attachment.ts'
import { serve } from '#platform/http/serve.ts'
import { answer, correctAttendance, listAnswers } from './answers.ts'
import { findGathering, showOne } from './find.ts'
import { putBack, setOfficial, takeDown } from './officers.ts'
import { callAgain, callOff, changeGathering, createGathering } from './service.ts'

export function gatheringRoutes(app: FastifyInstance, { publicUrl }: RouteDeps) {
  serve(app, gatherings.clock, (ctx, { query }) => showClock(ctx, query))
  serve(app, gatherings.show, (ctx, { params }) => showOne(ctx, params.gatheringId))
  serve(app, gatherings.answers, (ctx, { params }) => listAnswers(ctx, params.gatheringId))
  serve(app, gatherings.calendarFile, async (ctx, { params, reply }) => {
    const { id, title } = await findGathering(ctx, params.gatheringId)
    reply.header('content-disposition', attachment(`${title}.ics`)).header('cache-control', 'no-store')
    return reply.type('text/calendar; charset=utf-8').send(await writeGatheringFile(ctx, id, publicUrl()))
  })
  serve(app, gatherings.create, (ctx, { body }) => createGathering(ctx, body))
  serve(app, gatherings.update, (ctx, { params, body }) => changeGathering(ctx, params.gatheringId, body))
  serve(app, gatherings.answer, (ctx, { params, body }) => answer(ctx, params.gatheringId, body))
  serve(app, gatherings.callOff, (ctx, { params, body }) => callOff(ctx, params.gatheringId, body.word ?? null))
  serve(app, gatherings.callAgain, (ctx, { params }) => callAgain(ctx, params.gatheringId))
  serve(app, gatherings.takeDown, (ctx, { params, body }) => takeDown(ctx, params.gatheringId, body.reason))
  serve(app, gatherings.putBack, (ctx, { params }) => putBack(ctx, params.gatheringId))
  serve(app, gatherings.setOfficial, (ctx, { params, body }) => setOfficial(ctx, params.gatheringId, body.isOfficial))
  serve(app, gatherings.correct, (ctx, { params, body }) =>
    correctAttendance(ctx, params.gatheringId, { memberId: params.memberId, wasThere: body.wasThere }),
  )
}
