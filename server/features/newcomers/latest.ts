// The brothers who have come in last, kept until somebody comes in or one of them changes.
import { Newcomer, newcomers } from '@aerie/contract/newcomers'
import * as z from 'zod/mini'
import { toPersonRef } from '#features/people/person.ts'
import { cached } from '#platform/cache/cached.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import * as data from './data.ts'

const MOST = 5

export const listNewcomers = cached({
  answers: [newcomers.list],
  async load({ db }) {
    const rows = await data.listArrivals(db, MOST)
    return new SerializedJson(JSON.stringify(z.array(Newcomer).parse(rows.map(toNewcomer))))
  },
})

const toNewcomer = (row: data.ArrivalRow): Newcomer => ({
  ...toPersonRef(row),
  class: row.class,
  pledgeClass: row.pledge_class,
  arrivedAt: row.arrived_at.toISOString(),
})
