// How stored files are named: folders without a dot and a last part with an ending.

const NAME = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/

export const isStoredName = (name: string) => NAME.test(name)
