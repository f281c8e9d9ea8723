CREATE INDEX `spare_part__plant_stock_status_sort_order_id_ix` ON `spare_part` (`plant_id`,`stock_status`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_stock_status_sort_order_id_ix` ON `accessory` (`plant_id`,`stock_status`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_stock_status_sort_order_id_ix` ON `ink` (`plant_id`,`stock_status`,`sort_order`,`id`);
