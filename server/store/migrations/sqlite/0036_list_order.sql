DROP INDEX `maintenance_plan__plant_id_name_ix`;
--> statement-breakpoint
DROP INDEX `maintenance_plan__plant_next_maint_date_id_ix`;
--> statement-breakpoint
DROP INDEX `maintenance_plan__plant_equipment_id_ix`;
--> statement-breakpoint
DROP INDEX `maintenance_plan__plant_owner_id_ix`;
--> statement-breakpoint
DROP INDEX `maintenance_plan__plant_template_id_ix`;
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_next_maint_date_id_name_ix` ON `maintenance_plan` (`plant_id`,`next_maint_date`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_equipment_next_maint_date_id_ix` ON `maintenance_plan` (`plant_id`,`equipment_id`,`next_maint_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_owner_next_maint_date_id_ix` ON `maintenance_plan` (`plant_id`,`owner_id`,`next_maint_date`,`id`);
--> statement-breakpoint
CREATE INDEX `maintenance_plan__plant_template_next_maint_date_id_ix` ON `maintenance_plan` (`plant_id`,`template_id`,`next_maint_date`,`id`);
--> statement-breakpoint
DROP INDEX `spare_part__plant_sort_order_id_code_name_ix`;
--> statement-breakpoint
DROP INDEX `spare_part__plant_code_id_ix`;
--> statement-breakpoint
DROP INDEX `spare_part__plant_location_sort_order_id_ix`;
--> statement-breakpoint
DROP INDEX `spare_part__plant_vendor_sort_order_id_ix`;
--> statement-breakpoint
CREATE INDEX `spare_part__plant_code_id_name_ix` ON `spare_part` (`plant_id`,`code`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_sort_order_id_ix` ON `spare_part` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_location_code_id_ix` ON `spare_part` (`plant_id`,`location_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `spare_part__plant_vendor_code_id_ix` ON `spare_part` (`plant_id`,`vendor_id`,`code`,`id`);
--> statement-breakpoint
DROP INDEX `accessory__plant_sort_order_id_code_name_ix`;
--> statement-breakpoint
DROP INDEX `accessory__plant_code_id_ix`;
--> statement-breakpoint
DROP INDEX `accessory__plant_location_sort_order_id_ix`;
--> statement-breakpoint
DROP INDEX `accessory__plant_vendor_sort_order_id_ix`;
--> statement-breakpoint
CREATE INDEX `accessory__plant_code_id_name_ix` ON `accessory` (`plant_id`,`code`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_sort_order_id_ix` ON `accessory` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_location_code_id_ix` ON `accessory` (`plant_id`,`location_id`,`code`,`id`);
--> statement-breakpoint
CREATE INDEX `accessory__plant_vendor_code_id_ix` ON `accessory` (`plant_id`,`vendor_id`,`code`,`id`);
--> statement-breakpoint
DROP INDEX `ink__plant_sort_order_id_code_name_ix`;
--> statement-breakpoint
DROP INDEX `ink__plant_code_id_ix`;
--> statement-breakpoint
DROP INDEX `ink__plant_ink_unit_sort_order_id_ix`;
--> statement-breakpoint
CREATE INDEX `ink__plant_code_id_name_ix` ON `ink` (`plant_id`,`code`,`id`,`name`);
--> statement-breakpoint
CREATE INDEX `ink__plant_sort_order_id_ix` ON `ink` (`plant_id`,`sort_order`,`id`);
--> statement-breakpoint
CREATE INDEX `ink__plant_ink_unit_code_id_ix` ON `ink` (`plant_id`,`ink_unit_id`,`code`,`id`);
--> statement-breakpoint
DROP INDEX `duct__plant_equipment_sort_order_id_ix`;
--> statement-breakpoint
CREATE INDEX `duct__plant_equipment_duct_no_id_ix` ON `duct` (`plant_id`,`equipment_id`,`duct_no`,`id`);
--> statement-breakpoint
DROP INDEX `roller__plant_sort_order_id_roll_number_decor_code_ix`;
--> statement-breakpoint
DROP INDEX `roller__plant_roll_number_id_ix`;
--> statement-breakpoint
CREATE INDEX `roller__plant_roll_number_id_decor_code_ix` ON `roller` (`plant_id`,`roll_number`,`id`,`decor_code`);
--> statement-breakpoint
CREATE INDEX `roller__plant_sort_order_id_ix` ON `roller` (`plant_id`,`sort_order`,`id`);
