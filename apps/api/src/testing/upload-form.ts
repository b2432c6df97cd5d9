export interface Part {
  name: string
  content: Uint8Array
}

/** Body and headers of a multipart upload, for `call`. */
export function uploadForm(files: readonly Part[], fields: Readonly<Record<string, string>>) {
  const boundary = 'hranica-12345'
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const chunks = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
  )
  for (const { name, content } of files) {
    const filename = name.replaceAll('"', '%22')
    const start = `${head(`name="files"; filename="${filename}"`)}Content-Type: image/jpeg\r\n\r\n`
    chunks.push(Buffer.from(start), Buffer.from(content), Buffer.from('\r\n'))
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    body: Buffer.concat(chunks),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
