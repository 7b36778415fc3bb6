import { ApiError, serversWords } from '../../api/errors.ts';
import { uploadFile } from '../../api/generated/calls/upload-file.ts';
import type { UploadFileFields } from '../../api/generated/types.ts';
import { upload, type UploadOptions } from '../../api/upload.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** Gives the address on the image host. Throws `ApiError`. */
export async function uploadPhoto(
  business: UploadFileFields['business'],
  jpeg: Blob,
  options: UploadOptions,
): Promise<string> {
  return (await upload(uploadFile, { business }, jpeg, options)).visitUrl;
}

/** What the server says about a failed upload; empty: the app's own words. */
export function uploadMessage(error: unknown, where: string): string {
  if (!(error instanceof ApiError)) reportProblem(where, error);
  return serversWords(error);
}
