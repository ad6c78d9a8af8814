// JSON that was checked against the contract when it was made; sent as it stands.

export class SerializedJson {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}
