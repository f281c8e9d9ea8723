select id from part_reservation where plant_id = ? order by due_date asc, id asc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=?)

select count(*) from part_reservation where plant_id = ?
order by id asc -- id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_uq (plant_id=?)

order by due_date desc, id desc
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=?)

and id = ?
--   SEARCH part_reservation USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: part_id, repair_log_id, maintenance_order_id
and {} is null -- {}: repair_log_id, maintenance_order_id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_{}_due_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: part_id
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH part_reservation USING INDEX part_reservation__plant_due_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, due_date as at0, id as at1 from part_reservation where (plant_id = ? and {} = ?) order by due_date asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: part_id, repair_log_id, maintenance_order_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH part_reservation USING COVERING INDEX part_reservation__plant_{}_due_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH part_reservation USING COVERING INDEX part_reservation__plant_{}_due_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and due_date = ?
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=? AND due_date=?)

and (due_date >= ? and due_date <= ?)
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_due_date_id_ix (plant_id=? AND due_date>? AND due_date<?)

select part_id as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_part_id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_part_due_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(due_date, 1, 7)) from part_reservation where plant_id = ? -- group_due_date
--   SEARCH part_reservation USING COVERING INDEX part_reservation__plant_maintenance_order_due_date_id_ix (plant_id=?)

select repair_log_id as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_repair_log_id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__repair_log_id_part_id_uq (plant_id=?)

select maintenance_order_id as key0, count(*) from part_reservation where plant_id = ? group by 1 limit ? -- group_maintenance_order_id
--   SEARCH part_reservation USING COVERING INDEX part_reservation__maintenance_order_id_part_id_uq (plant_id=?)

select max(id) from part_reservation -- group_created_at, group_updated_at, group_measures
--   SEARCH part_reservation

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from part_reservation indexed by part_reservation__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from part_reservation indexed by part_reservation__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH part_reservation USING INDEX part_reservation__plant_uq (plant_id=?)

select row_groups(40000, 2, 0, part_id, unit_of_0.unit, quantity)
from part_reservation indexed by part_reservation__plant_uq
left
join spare_part unit_of_0 on unit_of_0.id = part_id
where plant_id = ?
-- group_measures
--   SEARCH part_reservation USING INDEX part_reservation__plant_uq (plant_id=?)
--   SEARCH unit_of_0 USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
