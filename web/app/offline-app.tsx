// What a member sees where the server does not answer; nothing private is in it.
import { showBootError } from './boot-error.ts'

export const openOfflineApp = (place: HTMLElement) => showBootError(place)
