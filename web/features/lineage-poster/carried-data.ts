// A file as an address that has all of it, for drawings that carry what they need.

export const asData = (file: Blob, type: string) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(`data:${type};base64,${String(reader.result).split(',')[1]}`)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
