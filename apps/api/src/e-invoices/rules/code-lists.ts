const codes = (written: string): ReadonlySet<string> => new Set(written.split(' '))

/** UNTDID 1001 for invoices, as the profile 01 of Peppol takes them. */
export const invoiceTypes = codes(
  '71 80 82 84 102 218 219 331 380 382 383 386 388 393 395 553 575 623 780 817 870 875 876 877',
)

/** UNTDID 1001 for credit notes. */
export const creditNoteTypes = codes('381 396 81 83 532')

/** UNTDID 5305, VAT categories. */
export const vatCategories = codes('AE E S Z G O K L M')

/** UNTDID 5189, reasons of allowances. */
export const allowanceReasons = codes('41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105')

/** UNTDID 2005, codes of the day on which tax arises. */
export const taxPointCodes = codes('3 35 432')

/** UNTDID 4461, means of payment. */
export const paymentMeans: ReadonlySet<string> = new Set([
  ...Array.from({ length: 70 }, (_, index) => String(index + 1)),
  ...codes('74 75 76 77 78 91 92 93 94 95 96 97 98 99 ZZZ'),
])

/** Media types of attachments. */
export const mediaTypes = codes(
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
)

/**
 * Schemes of electronic addresses (EAS). 0245 is the Slovak DIČ: in the list of the network since its release of 2025,
 * see docs/law.md.
 */
export const addressSchemes = codes(
  '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 0221 0225 0230 0235 0240 0244 0245 9901 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959',
)
