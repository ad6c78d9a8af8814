// XMLHttpRequest as far as uploads use it, over the same wire as fetch: half of the form has gone before it is answered.

type Exchange = (address: string, init: RequestInit) => Promise<Response>

export const requestsOver = (exchange: Exchange) =>
  class {
    status = 0
    statusText = ''
    responseText = ''
    upload = { onprogress: (_: { loaded: number; total: number }) => {}, onload: () => {} }
    onload = () => {}
    onerror = () => {}
    onabort = () => {}
    #method = ''
    #address = ''
    #stop = new AbortController()

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }
    abort() {
      this.#stop.abort()
      this.onabort()
    }
    async send(body: FormData) {
      this.upload.onprogress({ loaded: 1, total: 2 })
      try {
        const response = await exchange(this.#address, { method: this.#method, body, signal: this.#stop.signal })
        this.upload.onload()
        this.status = response.status
        this.responseText = await response.text()
        this.onload()
      } catch {
        if (!this.#stop.signal.aborted) this.onerror()
      }
    }
  }
