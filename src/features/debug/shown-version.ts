import { appInfo } from '../../api/app-info.ts';

/** The version as people read it: outside prod with its environment, so that no picture of a test is taken for the product. */
export function shownVersion(
  { versionName, environment } = appInfo as {
    versionName: string;
    environment: string;
  },
): string {
  return environment === 'prod' ? versionName : `${versionName} (${environment})`;
}
