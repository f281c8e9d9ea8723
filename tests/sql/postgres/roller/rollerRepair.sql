select id from roller_repair where plant_id = ? order by out_date desc, id desc limit ?
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' '
    )
  ) @@ ?::tsquery
-- {}: repair_no
and (repair_no ilike ? escape '\' and (repair_no ilike ? escape '\' or squeezed(repair_no) ilike ? escape '\'))
  and text_grams(
    lower(
      replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(repair_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' '
    )
  ) @@ ?::tsquery
-- keyword, covered
--   Limit
--     -> Index Only Scan Backward using roller_repair__plant_out_date_id_repair_no_ix on roller_repair
--           Index Cond: (plant_id = ?)

select count(*) from roller_repair where plant_id = ?
--   Aggregate
--     -> Index Only Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--           Index Cond: (plant_id = ?)

order by out_date asc, id asc
--   Limit
--     -> Index Only Scan using roller_repair__plant_out_date_id_repair_no_ix on roller_repair
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using roller_repair__plant_uq on roller_repair
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: repair_no, expected_return_date
--   Limit
--     -> Index Only Scan using roller_repair__plant_{}_id_ix on roller_repair
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from roller_repair
    where (plant_id = ? and ((status = ? and expected_return_date < ?)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from roller_repair
    where (plant_id = ? and ((status = ? and expected_return_date < ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_overdue
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: roller_repair.id
--                                   -> Index Only Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                                         Index Cond: ((plant_id = ?) AND (status = ?) AND (expected_return_date < ?))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using roller_repair__plant_uq on roller_repair
--                                   Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC
--           -> Index Scan using roller_repair__plant_uq on roller_repair
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_uq on roller_repair
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and repair_no = ?
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__repair_no_uq on roller_repair
--                 Index Cond: ((plant_id = ?) AND (repair_no = ?))

and repair_no is null
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_repair_no_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (repair_no IS NULL))

and repair_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_repair_no_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (repair_no = ANY (ARRAY[?, ?])))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- repair_no
--   Nested Loop Left Join
--     -> Index Scan using pg_class_oid_index on pg_class c
--           Index Cond: (oid = (?)::oid)
--     -> Nested Loop
--           -> Nested Loop
--                 -> Nested Loop
--                       -> Index Scan using pg_class_relname_nsp_index on pg_class c
--                             Index Cond: (relname = ?)
--                       -> Bitmap Heap Scan on pg_statistic s
--                             -> Bitmap Index Scan on pg_statistic_relid_att_inh_index
--                                   Index Cond: (starelid = c.oid)
--                 -> Index Scan using pg_attribute_relid_attnum_index on pg_attribute a
--                       Index Cond: ((attrelid = s.starelid) AND (attnum = s.staattnum))
--           -> Seq Scan on pg_namespace n

and {} = ? -- {}: roller_id, operation_id, repairer_id, operator_id
--   Limit
--     -> Index Only Scan Backward using roller_repair__plant_{}_out_date_id_ix on roller_repair
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: roller_id, operation_id, repairer_id, operator_id
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using roller_repair__plant_{}_out_date_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, out_date as at0, id as at1 from roller_repair where (plant_id = ? and {} = ?) order by out_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: roller_id, operation_id, repairer_id, operator_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using roller_repair__plant_{}_out_date_id_ix on roller_repair
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and out_date = ?
--   Limit
--     -> Index Only Scan Backward using roller_repair__plant_out_date_id_repair_no_ix on roller_repair
--           Index Cond: ((plant_id = ?) AND (out_date = ?))

and (out_date >= ? and out_date <= ?)
--   Limit
--     -> Index Only Scan Backward using roller_repair__plant_out_date_id_repair_no_ix on roller_repair
--           Index Cond: ((plant_id = ?) AND (out_date >= ?) AND (out_date <= ?))

and expected_return_date = ?
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_expected_return_date_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (expected_return_date = ?))

and (expected_return_date >= ? and expected_return_date <= ?)
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_expected_return_date_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (expected_return_date >= ?) AND (expected_return_date <= ?))

and {} = ? -- {}: return_date
and ({} >= ? and {} <= ?) -- {}: return_date, created_at, updated_at
--   Limit
--     -> Index Scan Backward using roller_repair__plant_out_date_id_repair_no_ix on roller_repair
--           Index Cond: (plant_id = ?)

and status = ?
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (status = ?))

and status in (?, …)
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

and ((status = ? and expected_return_date < ?)) -- is_overdue
--   Limit
--     -> Sort
--           Sort Key: out_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: ((plant_id = ?) AND (status = ?) AND (expected_return_date < ?))

select roller_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_roller_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: roller_id
--           -> Index Only Scan using roller_repair__plant_roller_out_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select operation_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_operation_id
--   Limit
--     -> GroupAggregate
--           Group Key: operation_id
--           -> Index Only Scan using roller_repair__plant_operation_out_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select repairer_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_repairer_id
--   Limit
--     -> GroupAggregate
--           Group Key: repairer_id
--           -> Index Only Scan using roller_repair__plant_repairer_out_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select operator_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_operator_id
--   Limit
--     -> GroupAggregate
--           Group Key: operator_id
--           -> Index Only Scan using roller_repair__plant_operator_out_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select substr(out_date, 1, 7) as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_out_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(out_date, 1, 7)
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select substr(expected_return_date, 1, 7) as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ?
-- group_expected_return_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(expected_return_date, 1, 7)
--           -> Index Only Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select max(id) from roller_repair -- group_return_date, group_is_overdue, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using roller_repair_pkey on roller_repair
--                   Index Cond: (id IS NOT NULL)

select substr(return_date, 1, 7) as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_return_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(return_date, 1, 7)
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select case when (status = ? and expected_return_date < ?) then 1 else 0 end as key0, count(*)
from roller_repair
where plant_id = ?
group by 1
limit ?
-- group_is_overdue
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((status = ?) AND (expected_return_date < ?)) THEN 1 ELSE 0 END
--           -> Index Only Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller_repair
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller_repair
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller_repair__plant_status_expected_return_date_id_ix on roller_repair
--                 Index Cond: (plant_id = ?)
