// What a browser keeps of the offer to install the app, so that whoever is not offered it fetches no more than this.

/** Days of visits with spaces between, then `due` until it is answered, then `answered` for good. */
export const INSTALL_OFFER = 'aerie-install-offer'
export const DUE = 'due'
