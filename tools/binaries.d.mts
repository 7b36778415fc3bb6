/** For the tests, which are checked; the tools are plain JavaScript. */
export declare const sandboxBinary: string;
export declare const shellBinary: string;
