// What the database's `announce_changes` takes, for statements that announce by themselves what they write.

export interface Announcing {
  channel: string
  payloads: string[]
}
