// Made by languages.js: the English messages of the parts that teach.
declare module "virtual:teaching" {
  export const teaching: Record<string, string>;
}

// Made by languages.js: English itself, and of every language its name and where it is fetched from.
declare module "virtual:languages" {
  export const english: import("./lib/message").Language;
  export const languages: Record<string, { name: string; address: string }>;
}
