// Nominations for what officers do about them, and for the photos of those who stand: what is read and held, how it is written, and who is told.
import * as answering from './answering.ts'
import * as closing from './closing.ts'
import * as data from './data.ts'
import * as lists from './list-data.ts'
import * as naming from './naming.ts'
import * as nominated from './nominated.ts'
import * as notices from './notices.ts'
import * as policy from './policy.ts'
import * as reminding from './reminding.ts'
import * as show from './show.ts'

export const findAnswerable = answering.findAnswerable
export const closeList = closing.closeList
export const takeOutEmpty = closing.takeOutEmpty
export const takeOver = closing.takeOver
export type NomineeRow = data.NomineeRow
export const listOfficers = data.listOfficers
export const updateNominee = data.updateNominee
export const addConfirmation = lists.addConfirmation
export const listConfirmations = lists.listConfirmations
export const listEmpty = lists.listEmpty
export const removeConfirmations = lists.removeConfirmations
export const removeEmpty = lists.removeEmpty
export const mustHaveRoom = naming.mustHaveRoom
export type Nominated = nominated.Nominated
export const announceNominations = nominated.announceNominations
export const asNobody = nominated.asNobody
export const findNominee = nominated.findNominee
export const isListed = nominated.isListed
export const isOpen = nominated.isOpen
export const lockForOfficer = nominated.lockForOfficer
export const lockToChange = nominated.lockToChange
export const mustBeOpen = nominated.mustBeOpen
export const syncNotices = notices.syncNotices
export type Officer = policy.Officer
export const decidersOf = policy.decidersOf
export const handlersOf = policy.handlersOf
export const has = policy.has
export const hasTimeToAppeal = policy.hasTimeToAppeal
export const isAppealOpen = policy.isAppealOpen
export const lastAppeal = policy.lastAppeal
export const neededConfirmations = policy.neededConfirmations
export const stateOf = policy.stateOf
export const isUnanswered = reminding.isUnanswered
export const remind = reminding.remind
export const whyNotReminded = reminding.whyNotReminded
export type Seen = show.Seen
export const isNamedByHimself = show.isNamedByHimself
export const namingsOf = show.namingsOf
export const refusalOf = show.refusalOf
export const see = show.see
export const showNominations = show.showNominations
