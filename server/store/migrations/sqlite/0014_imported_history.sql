ALTER TABLE `import_batch` ADD `is_history` integer DEFAULT false NOT NULL;
