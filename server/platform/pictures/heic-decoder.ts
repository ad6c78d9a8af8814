// Whether this installation has the decoder of photos as iPhones keep them, which is optional.

/** Asked without loading it, or anything else that takes pictures apart. */
export function readsHeic() {
  try {
    import.meta.resolve('libheif-js/wasm-bundle.js')
    return true
  } catch {
    return false
  }
}
