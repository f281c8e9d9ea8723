ALTER TABLE `import_batch` ADD `seen` text;
