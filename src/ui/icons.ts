/**
 * The drawings of the icon set on a 24 x 24 grid, stroke 1.8, round ends. Original drawings only, one
 * path each, so that an icon stays one element. `filled` ones are mostly the chosen state of a sibling.
 *
 * Imported where they are drawn. The build treats each as a module of its own (`tools/vite/icons.ts`),
 * so that it lies in the chunk that draws it; that needs plain constants here that do not refer to each
 * other.
 */
export const accountIcon =
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.5-5.5 7.5-5.5s6.9 1.9 7.5 5.5';
export const accountOnIcon = {
  filled: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.5-5.5 7.5-5.5s6.9 1.9 7.5 5.5h-15Z',
};
export const backIcon = 'M14.5 5.5 8 12l6.5 6.5';
export const bagIcon = 'M6 8.5h12l1 11.5H5L6 8.5ZM9 11V7a3 3 0 0 1 6 0v4';
export const boltIcon = 'M13 3 5.5 13.2H11l-1 7.8 8-11h-5.6L13 3Z';
export const bowlIcon =
  'M3.5 11.5h17a8.5 8.5 0 0 1-5.2 7.8V20H8.7v-.7a8.5 8.5 0 0 1-5.2-7.8ZM8.5 8.3c-1-1 1-2 0-3.3M12 8.3c-1-1 1-2 0-3.3M15.5 8.3c-1-1 1-2 0-3.3';
export const callIcon =
  'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z';
export const cameraIcon =
  'M4.5 8h3.2l1.5-2.5h5.6L16.3 8h3.2a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z';
export const chatIcon =
  'M12 4a8 8 0 0 0-6.9 12l-1.1 4 4.1-1.1A8 8 0 1 0 12 4ZM9.2 8.8c0 3.6 2.4 6 6 6 .7-.4 1-1 1-1.6l-1.9-1-1 .9c-1.1-.4-1.9-1.2-2.4-2.4l.9-1-1-1.9c-.6 0-1.2.3-1.6 1Z';
export const chartIcon = 'M4.5 19.5h15M7 16v-4.5M12 16V5M17 16V8.5';
export const captionsIcon =
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM7 11.7h3.5m3 0H17M7 15h6.5m3 0h.5';
export const captionsOffIcon =
  'M8.5 5.5h11a1 1 0 0 1 1 1v10.7M16.5 18.5h-12a1 1 0 0 1-1-1v-11a1 1 0 0 1 .8-1M7 11.7h2.5M7 15h5.5M15 11.7h2M4 3.5l16 16.5';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDownIcon = 'm6.5 9.5 5.5 5.5 5.5-5.5';
export const chevronLeftIcon = 'm14.5 6.5-5.5 5.5 5.5 5.5';
export const chevronRightIcon = 'm9.5 6.5 5.5 5.5-5.5 5.5';
export const chevronUpIcon = 'm6.5 14.5 5.5-5.5 5.5 5.5';
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2';
export const closeIcon = 'm6.5 6.5 11 11M17.5 6.5l-11 11';
export const codeIcon = 'm8.5 8-4.5 4 4.5 4M15.5 8l4.5 4-4.5 4M13.5 5.5l-3 13';
export const copyIcon =
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM5 15.5h-.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1H14a1 1 0 0 1 1 1v.5';
export const crownIcon = 'M4 8.5 8 12l4-6.5L16 12l4-3.5-1.5 10h-13L4 8.5Z';
export const documentIcon =
  'M7 3.5h7l4 4v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM13.5 3.5V8H18M9 12.5h6M9 16h4';
export const downloadIcon = 'M12 4v10.5m0 0 4-4m-4 4-4-4M5 19.5h14';
export const exploreIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.7 4.8-2.1 5.3-5.3 2.1 2.1-5.3 5.3-2.1Z';
export const exploreOnIcon = {
  filled: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.7 4.8-2.1 5.3-5.3 2.1 2.1-5.3 5.3-2.1Z',
};
export const filterIcon =
  'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const flagIcon = 'M6 20.5V4.5h11.5l-2.5 4 2.5 4H6';
export const gearIcon =
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-5.5 1.3 2.4 2.7-.5.8 2.6 2.6.8-.5 2.7L21.3 12l-2.4 1.3.5 2.7-2.6.8-.8 2.6-2.7-.5L12 20.5l-1.3-2.4-2.7.5-.8-2.6-2.6-.8.5-2.7L2.7 12l2.4-1.3-.5-2.7 2.6-.8.8-2.6 2.7.5L12 3.5Z';
export const giftIcon =
  'M4.5 9.5h15V13h-15V9.5ZM6 13h12v6.5H6V13ZM12 9.5v10M12 9.5C9 9.5 7.5 8 8 6.3s3-1.6 4 3.2c1-4.8 3.5-4.9 4-3.2S15 9.5 12 9.5Z';
export const globeIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-5 4.7-5 12.3 0 17M12 3.5c5 4.7 5 12.3 0 17';
export const heartIcon =
  'M12 19.5C6 15.5 3.5 12.5 3.5 9.3A4.3 4.3 0 0 1 12 7.7a4.3 4.3 0 0 1 8.5 1.6c0 3.2-2.5 6.2-8.5 10.2Z';
export const heartOnIcon = {
  filled:
    'M12 19.5C6 15.5 3.5 12.5 3.5 9.3A4.3 4.3 0 0 1 12 7.7a4.3 4.3 0 0 1 8.5 1.6c0 3.2-2.5 6.2-8.5 10.2Z',
};
export const hideIcon =
  'M4 4l16 16M9.9 5.6a9 9 0 0 1 2.1-.3c4.5 0 7.4 3.6 8.5 6.7a11 11 0 0 1-2.4 3.8M6.6 7.6A11.6 11.6 0 0 0 3.5 12c1.1 3.1 4 6.7 8.5 6.7 1.6 0 3-.5 4.2-1.2M10 10.2a2.8 2.8 0 0 0 3.9 3.9';
export const historyIcon = 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4.5V9H9M12 8v4.2l2.8 1.8';
export const homeIcon = 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1v-8.5Z';
export const homeOnIcon = {
  filled: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1v-8.5Z',
};
export const imageIcon =
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 17l4.5-5 3.5 3.5 2.5-2.5 4.5 4.5M15.5 7.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z';
export const infoIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 7.8v.2';
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1';
export const logoutIcon = 'M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M15.5 8l4 4-4 4M9.5 12h10';
export const mallIcon =
  'M4.5 9 6 4.5h12L19.5 9M4.5 9v10.5h15V9m-15 0a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5V15h4v4.5';
export const mapIcon =
  'M9 5 3.5 7v12.5L9 17.5m0-12.5 6 2.5M9 5v12.5m6-10 5.5-2v12.5l-5.5 2m0-12.5v12.5m0 0-6-2.5';
export const minusIcon = 'M5.5 12h13';
export const moonIcon = 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z';
export const moreIcon = 'M6 11.9v.2M12 11.9v.2M18 11.9v.2';
export const orderIcon =
  'M4 7.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.7a1.9 1.9 0 0 0 0 3.6v2.7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.7a1.9 1.9 0 0 0 0-3.6V7.5ZM10 10h5M10 14h3.5';
export const orderOnIcon = {
  filled:
    'M4 7.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.7a1.9 1.9 0 0 0 0 3.6v2.7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.7a1.9 1.9 0 0 0 0-3.6V7.5ZM10 10h5M10 14h3.5',
};
export const pauseIcon = 'M8.5 6v12M15.5 6v12';
export const pencilIcon = 'M4.5 19.5 5.5 15 15.5 5l3.5 3.5-10 10-4.5 1ZM13 7.5l3.5 3.5';
export const peopleIcon =
  'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19c.4-3 2.7-4.8 6-4.8s5.6 1.8 6 4.8M15.5 5.3a3.2 3.2 0 0 1 0 5.8M17 14.6c2.2.5 3.7 2.1 4 4.4';
export const phoneIcon =
  'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM11 17.5h2';
export const pinIcon =
  'M12 20.5c4.5-4.3 6.5-7.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 2.9 2 6.2 6.5 10.5ZM12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z';
export const playIcon = { filled: 'M8 5.5v13l10.5-6.5L8 5.5Z' };
export const plusIcon = 'M12 5.5v13M5.5 12h13';
export const qrIcon =
  'M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h2.5m3.5 0v2.5M14 20v-2.5m3.5 2.5H20';
export const refreshIcon = 'M19 12a7 7 0 1 1-2-4.9L19 9M19 4.5V9h-4.5';
export const rotateIcon = 'M19.5 5v4.5H15M19 9.5A7.5 7.5 0 1 0 19.5 13';
export const scanIcon =
  'M4 8.5V5a1 1 0 0 1 1-1h3.5M15.5 4H19a1 1 0 0 1 1 1v3.5M20 15.5V19a1 1 0 0 1-1 1h-3.5M8.5 20H5a1 1 0 0 1-1-1v-3.5M4 12h16';
export const scooterIcon =
  'M5.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 17h5.5c.5-3 2-4.5 4-5l-1-6.5H13M3.5 12.5c3.5-1 6 .5 6.5 2.5';
export const searchIcon = 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8 20 20';
export const shareIcon = 'M12 14.5V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1';
export const shieldIcon =
  'M12 3.5 5 6v5.5c0 4 2.7 7 7 9 4.3-2 7-5 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10';
export const soundIcon =
  'M4.5 9.5v5h3.2l4.3 3.6V5.9L7.7 9.5H4.5ZM15.3 9.2a4 4 0 0 1 0 5.6M17.8 6.7a7.5 7.5 0 0 1 0 10.6';
export const soundOffIcon =
  'M4.5 9.5v5h3.2l4.3 3.6V5.9L7.7 9.5H4.5ZM15.5 9.7l5 4.6M20.5 9.7l-5 4.6';
export const sparkIcon = 'M12 3.5 13.8 10l6.7 2-6.7 2L12 20.5 10.2 14l-6.7-2 6.7-2L12 3.5Z';
export const starIcon = 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6L12 16.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z';
export const starOnIcon = {
  filled: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6L12 16.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z',
};
export const storageIcon =
  'M4 6.5c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3Zm0 0v11c0 1.7 3.6 3 8 3s8-1.3 8-3v-11M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3';
export const sunIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';
export const thumbIcon =
  'M4.5 11h3v8.5h-3V11ZM7.5 11.5 11.3 4c1.6 0 2.4 1 2.2 2.5L13 9.8h5a1.6 1.6 0 0 1 1.6 2l-1.5 6.4a1.7 1.7 0 0 1-1.6 1.3H7.5v-8Z';
export const thumbOnIcon = {
  filled:
    'M4.5 11h2v8.5h-2V11ZM8 11.5 11.3 4c1.6 0 2.4 1 2.2 2.5L13 9.8h5a1.6 1.6 0 0 1 1.6 2l-1.5 6.4a1.7 1.7 0 0 1-1.6 1.3H8v-8Z',
};
export const torchIcon = 'M8 3.5h8v4L14 11v9.5h-4V11L8 7.5v-4Zm0 4h8m-4 6v2';
export const torchOnIcon = { filled: 'M8 3.5h8v3H8v-3ZM8 8h8l-2 3v9.5h-4V11L8 8Z' };
export const trashIcon = 'M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5';
export const warningIcon = 'M12 4.5 3.5 19.5h17L12 4.5ZM12 10v4.5M12 17v.2';
export const wifiOffIcon =
  'M4 9.5a13 13 0 0 1 4.5-2.6M20 9.5a13 13 0 0 0-8-3M7 13a8.5 8.5 0 0 1 3-1.8M17 13a8.5 8.5 0 0 0-2-1.4M10 16.3a4 4 0 0 1 4 0M12 19.3v.2M4 4l16 16';
