// One thing that is checked of a vote: what is said of it where it holds, and where it does not.

/**
 * @typedef {object} Check
 * @property {string} says what holds, or should
 * @property {string | null} fault what is wrong; null where it holds
 */

/**
 * @param {unknown} holds
 * @param {string} says
 * @param {string} fault
 * @returns {Check}
 */
export const check = (holds, says, fault) => ({ says, fault: holds ? null : fault })
