// JSON that was checked against the contract when it was made, as the bytes that are sent.

export class SerializedJson {
  readonly bytes: Buffer
  constructor(json: string | Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json
  }
  get json() {
    return this.bytes.toString()
  }
}
