// JSON that was checked against the contract when it was made: the bytes that are sent, or a part of another answer.

export class SerializedJson {
  /** One of the two, not both: what is kept in memory is kept once. */
  #made: string | Buffer

  constructor(json: string | Buffer) {
    this.#made = json
  }

  /** Are kept from the first time on, in place of a text. */
  get bytes(): Buffer {
    if (typeof this.#made === 'string') this.#made = Buffer.from(this.#made)
    return this.#made
  }

  get json(): string {
    return typeof this.#made === 'string' ? this.#made : this.#made.toString()
  }
}
