select id from complaint where plant_id = ? order by claim_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: (plant_id = ?)

select count(*) from complaint where plant_id = ?
--   Aggregate
--     -> Index Only Scan using complaint__plant_so_no_id_ix on complaint
--           Index Cond: (plant_id = ?)

order by claim_date asc, id asc
--   Limit
--     -> Index Only Scan using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using complaint__plant_uq on complaint
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: claim_no, answer_due
--   Limit
--     -> Index Only Scan using complaint__plant_{}_id_ix on complaint
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 4 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and #1(
          qa_state in (?, …)
            and #2(
              (qa_state in (?, …) and answer_due < ?)
                or 20775 - #3(
                  #4(
                    1461 * #5(cast(substr(claim_date, 1, 4) as integer) + 4800 + #6((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
                  ) / 4 + #7(367 * #8(cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #6)) / 12 - #9(3 * #10(#11(cast(substr(claim_date, 1, 4) as integer) + 4900 + #6) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
                ) > coalesce#12(#13(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
                or #14(claimed_amount >= coalesce#15(#13, 10000) * 100 or comp_amount >= coalesce#15 * 100)
                or (qa_id is null and created_at < ?)
            )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 3 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and (
          #16(
            qa_state in (?, …)
              and #17(
                #18(
                  qa_state in (?, …)
                    and #19(20775 - #3) * 10 >= #20(
                      #21(
                        #22(
                          1461 * #23(
                            cast(substr(answer_due, 1, 4) as integer) + 4800 + #24((cast(substr(answer_due, 6, 2) as integer) - 14) / 12)
                          )
                        ) / 4 + #25(367 * #26(cast(substr(answer_due, 6, 2) as integer) - 2 - 12 * #24)) / 12 - #27(3 * #28(#29(cast(substr(answer_due, 1, 4) as integer) + 4900 + #24) / 100)) / 4 + cast(substr(answer_due, 9, 2) as integer) - 32075 - 2440588
                      ) - #3
                    ) * 7
                )
                  or prod_state = ?
              )
          )
            and #30(#1) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 2 as rank, id, at0
  from (select id as id, id as at0 from complaint where (plant_id = ? and qa_state in (?, …)) order by id asc limit ?) as part2
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (plant_id = ? and (#30 is not true and (#16) is not true and (qa_state in (?, …)) is not true))
    order by id asc
    limit ?
  ) as part3
) as merged
order by merged.rank asc, at0 asc
limit ?
-- traffic_status
--   Limit
--     -> Sort
--           Sort Key: (4), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             InitPlan 1 (returns ?)
--                               -> Index Scan using config__config_key_uq on config
--                                     Index Cond: (config_key = ?)
--                             …
--                             -> Sort
--                                   Sort Key: complaint.id
--                                   -> Index Scan using complaint__plant_qa_state_claim_date_id_ix on complaint
--                                         Index Cond: ((plant_id = ?) AND (qa_state = ANY (ARRAY[?, ?])))
--                 …
--                 -> Subquery Scan on part2
--                       -> Limit
--                             -> Index Scan using complaint__plant_uq on complaint
--                                   Index Cond: (plant_id = ?)
--                 -> Subquery Scan on part3
--                       -> Limit
--                             InitPlan 7 (returns ?)
--                               -> Index Scan using config__config_key_uq on config
--                                     Index Cond: (config_key = ?)
--                             …
--                             -> Index Scan using complaint__plant_uq on complaint
--                                   Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and #1(
          #2(
            qa_state not in ('REJECTED', 'VOIDED') and case
              when claim_cause_id is null then exists #3(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.customer_id = customer_id
                  and again.claim_date >= #4(cast#5(cast(substr(claim_date, 1, 4) as integer) + -1 as text) || substr(claim_date, 5))
                  and again.claim_date <= #6(cast#7(cast(substr(claim_date, 1, 4) as integer) + 1 as text) || substr(claim_date, 5))
                  and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              )
              or exists #8(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.long_code = long_code
                  and again.claim_date >= #4 and again.claim_date <= #6 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              )
              else exists #9(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.customer_id = customer_id
                  and again.claim_date >= #4 and again.claim_date <= #6 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              )
              or exists #10(
                select 1
                from complaint again
                where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.long_code = long_code
                  and again.claim_date >= #4 and again.claim_date <= #6 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
              ) end
          )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_recurring
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using complaint__plant_uq on complaint
--                                   Index Cond: (plant_id = ?)
--                                   SubPlan 1
--                                     -> Index Only Scan using complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix on complaint again
--                                           Index Cond: ((plant_id = complaint.plant_id) AND (claim_cat_id = complaint.claim_cat_id) AND (custom…
--                                   SubPlan 2
--                                     -> Index Only Scan using complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix on complaint again
--                                           Index Cond: ((plant_id = complaint.plant_id) AND (claim_cat_id = complaint.claim_cat_id) AND (long_c…
--                                   SubPlan 3
--                                     -> Index Only Scan using complaint__plant_claim_cause_customer_claim_date_qa_state_id_i on complaint again
--                                           Index Cond: ((plant_id = complaint.plant_id) AND (claim_cause_id = complaint.claim_cause_id) AND (cu…
--                                   SubPlan 4
--                                     -> Index Only Scan using complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ on complaint again
--                                           Index Cond: ((plant_id = complaint.plant_id) AND (claim_cause_id = complaint.claim_cause_id) AND (lo…
--                 …

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint
    where (
      plant_id = ?
        and #1(
          #2(
            qa_state in (?, …)
              and id not in #3(
                select complaint_action.complaint_id
                from complaint_action
                where #4(
                  complaint_action.plant_id = ? and complaint_action.state in (?, …)
                    and #5(complaint_action.state = ? or #6(complaint_action.state = ? and complaint_action.check_after_days is not null))
                )
              )
          )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_settled
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using complaint__plant_uq on complaint
--                                   Index Cond: (plant_id = ?)
--                                   SubPlan 1
--                                     -> Index Scan using complaint_action__plant_state_due_date_id_ix on complaint_action
--                                           Index Cond: ((plant_id = ?) AND (state = ANY (ARRAY[?, ?])))
--                 …

and id = ?
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC
--           -> Index Scan using complaint__plant_uq on complaint
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__plant_uq on complaint
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and claim_no = ?
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__claim_no_uq on complaint
--                 Index Cond: ((plant_id = ?) AND (claim_no = ?))

and {} is null -- {}: claim_no, prod_no, so_no, paper_roll_no
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__plant_{}_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and {} in (?, …) -- {}: claim_no, prod_no, so_no, paper_roll_no
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__plant_{}_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND ({} = ANY (ARRAY[?, ?])))

select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
from pg_class c
left
join pg_stats s on s.schemaname = 'public' and s.tablename = ?
where c.oid = ?::regclass
-- claim_no, keyword
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

and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: claim_no
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: long_code
and {} = ? -- {}: decor_name, prod_date, has_prod, prod_state
and {} is null -- {}: decor_name
and {} in (?, …) -- {}: decor_name, prod_state
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: decor_name
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: prod_no
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- {}: so_no
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: paper_roll_no
and ({} >= ? and {} <= ?) -- {}: prod_date, created_at, updated_at
and (
  (claim_no ilike ? escape '\' and (claim_no ilike ? escape '\' or squeezed(claim_no) ilike ? escape '\'))
    or (paper_roll_no ilike ? escape '\' and (paper_roll_no ilike ? escape '\' or squeezed(paper_roll_no) ilike ? escape '\'))
    or (long_code ilike ? escape '\' and (long_code ilike ? escape '\' or squeezed(long_code) ilike ? escape '\'))
)
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
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
-- covered
--   Limit
--     -> Index Scan Backward using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: (plant_id = ?)

and claim_date = ?
--   Limit
--     -> Index Only Scan Backward using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: ((plant_id = ?) AND (claim_date = ?))

and (claim_date >= ? and claim_date <= ?)
--   Limit
--     -> Index Only Scan Backward using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: ((plant_id = ?) AND (claim_date >= ?) AND (claim_date <= ?))

and {} = ?
-- {}: customer_id, claim_cat_id, long_code, equipment_id, shift_id, shift_master_id, worker_id, sales_id, qa_id, claim_cause_id, claim_measure_id, qa_state, qa_claim_status_id, prod_claim_status_id
--   Limit
--     -> Index Only Scan Backward using complaint__plant_{}_claim_date_id_ix on complaint
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null
-- {}: customer_id, long_code, shift_id, shift_master_id, worker_id, sales_id, qa_id, claim_measure_id, qa_claim_status_id, prod_claim_status_id
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using complaint__plant_{}_claim_date_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1 from complaint where (plant_id = ? and {} = ?) order by claim_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: customer_id, claim_cat_id, long_code, equipment_id, shift_id, shift_master_id, worker_id, sales_id, qa_id, claim_cause_id, claim_measure_id, qa_state, qa_claim_status_id, prod_claim_status_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using complaint__plant_{}_claim_date_id_ix on complaint
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and claim_cat_id is null
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (claim_cat_id IS NULL))

and {} = ? -- {}: prod_no, so_no, paper_roll_no, answer_due
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__plant_{}_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND ({} = ?))

and equipment_id is null
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__plant_equipment_prod_date_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (equipment_id IS NULL))

and (answer_due >= ? and answer_due <= ?)
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Scan using complaint__plant_answer_due_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (answer_due >= ?) AND (answer_due <= ?))

and claim_cause_id is null
--   Limit
--     -> Sort
--           Sort Key: claim_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ on complaint
--                 Index Cond: ((plant_id = ?) AND (claim_cause_id IS NULL))

and (
  qa_state in (?, …)
    and (
      (qa_state in (?, …) and answer_due < ?)
        or 20775 - (
          (
            1461 * (cast(substr(claim_date, 1, 4) as integer) + 4800 + #1((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
          ) / 4 + (367 * (cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #1)) / 12 - (3 * ((cast(substr(claim_date, 1, 4) as integer) + 4900 + #1) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
        ) > coalesce(#2(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
        or (claimed_amount >= coalesce#3(#2, 10000) * 100 or comp_amount >= coalesce#3 * 100) or (qa_id is null and created_at < ?)
    )
)
-- traffic_status
--   Limit
--     InitPlan 1 (returns ?)
--       -> Index Scan using config__config_key_uq on config
--             Index Cond: (config_key = ?)
--     …
--     -> Sort
--           Sort Key: complaint.claim_date COLLATE "C" DESC, complaint.id DESC
--           -> Index Scan using complaint__plant_qa_state_claim_date_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (qa_state = ANY (ARRAY[?, ?])))

and (
  #1(
    qa_state in (?, …)
      and #2(
        (qa_state in (?, …) and answer_due < ?)
          or 20775 - #3(
            #4(
              1461 * #5(cast(substr(claim_date, 1, 4) as integer) + 4800 + #6((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
            ) / 4 + #7(367 * #8(cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #6)) / 12 - #9(3 * #10(#11(cast(substr(claim_date, 1, 4) as integer) + 4900 + #6) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
          ) > coalesce#12(#13(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
          or #14(claimed_amount >= coalesce#15(#13, 10000) * 100 or comp_amount >= coalesce#15 * 100) or (qa_id is null and created_at < ?)
      )
  )
    or (
      (
        qa_state in (?, …)
          and (
            (
              qa_state in (?, …)
                and (20775 - #3) * 10 >= (
                  (
                    (
                      1461 * (cast(substr(answer_due, 1, 4) as integer) + 4800 + #16((cast(substr(answer_due, 6, 2) as integer) - 14) / 12))
                    ) / 4 + (367 * (cast(substr(answer_due, 6, 2) as integer) - 2 - 12 * #16)) / 12 - (3 * ((cast(substr(answer_due, 1, 4) as integer) + 4900 + #16) / 100)) / 4 + cast(substr(answer_due, 9, 2) as integer) - 32075 - 2440588
                  ) - #3
                ) * 7
            )
              or prod_state = ?
          )
      )
        and (#1) is not true
    )
)
-- traffic_status
--   Limit
--     InitPlan 1 (returns ?)
--       -> Index Scan using config__config_key_uq on config
--             Index Cond: (config_key = ?)
--     …
--     -> Sort
--           Sort Key: complaint.claim_date COLLATE "C" DESC, complaint.id DESC
--           -> Bitmap Heap Scan on complaint
--                 -> BitmapOr
--                       -> Bitmap Index Scan on complaint__plant_qa_state_claim_date_id_ix
--                             Index Cond: ((plant_id = ?) AND (qa_state = ANY (ARRAY[?, ?])))
--                       …

and (
  (
    qa_state not in ('REJECTED', 'VOIDED') and case
      when claim_cause_id is null then exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.customer_id = customer_id
          and again.claim_date >= #1(cast#2(cast(substr(claim_date, 1, 4) as integer) + -1 as text) || substr(claim_date, 5))
          and again.claim_date <= #3(cast#4(cast(substr(claim_date, 1, 4) as integer) + 1 as text) || substr(claim_date, 5))
          and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      or exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.long_code = long_code and again.claim_date >= #1
          and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      else exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.customer_id = customer_id
          and again.claim_date >= #1 and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      or exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.long_code = long_code and again.claim_date >= #1
          and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      ) end
  )
)
-- is_recurring
--   Limit
--     -> Index Only Scan Backward using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: (plant_id = ?)
--           SubPlan 1
--             -> Index Only Scan using complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix on complaint again
--                   Index Cond: ((plant_id = complaint.plant_id) AND (claim_cat_id = complaint.claim_cat_id) AND (customer_id = complaint.custom…
--           SubPlan 2
--             -> Index Only Scan using complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix on complaint again
--                   Index Cond: ((plant_id = complaint.plant_id) AND (claim_cat_id = complaint.claim_cat_id) AND (long_code = complaint.long_cod…
--           SubPlan 3
--             -> Index Only Scan using complaint__plant_claim_cause_customer_claim_date_qa_state_id_i on complaint again
--                   Index Cond: ((plant_id = complaint.plant_id) AND (claim_cause_id = complaint.claim_cause_id) AND (customer_id = complaint.cu…
--           SubPlan 4
--             -> Index Only Scan using complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ on complaint again
--                   Index Cond: ((plant_id = complaint.plant_id) AND (claim_cause_id = complaint.claim_cause_id) AND (long_code = complaint.long…

and (
  (
    qa_state in (?, …)
      and id not in (
        select complaint_action.complaint_id
        from complaint_action
        where (
          complaint_action.plant_id = ? and complaint_action.state in (?, …)
            and (complaint_action.state = ? or (complaint_action.state = ? and complaint_action.check_after_days is not null))
        )
      )
  )
)
-- is_settled
--   Limit
--     -> Index Only Scan Backward using complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state on complaint
--           Index Cond: (plant_id = ?)
--           SubPlan 1
--             -> Index Scan using complaint_action__plant_state_due_date_id_ix on complaint_action
--                   Index Cond: ((plant_id = ?) AND (state = ANY (ARRAY[?, ?])))

select count(*)
from (
  select id as id
  from complaint
  where (
    plant_id = ?
      and customer_id in (
        select distinct customer.id as id
        from customer
        where text_grams(
          lower(
            replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(
                            replace(
                              replace(
                                replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''),
                                  '
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
            ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
          )
        ) @@ ?::tsquery
      )
  )
  limit ?
) as found
-- keyword
--   Aggregate
--     -> Limit
--           -> Merge Join
--                 Merge Cond: (complaint.customer_id = customer.id)
--                 -> Index Only Scan using complaint__plant_customer_claim_date_id_ix on complaint
--                       Index Cond: (plant_id = ?)
--                 -> Unique
--                       -> Index Scan using customer_pkey on customer

and (
  (claim_no ilike ? escape '\' and (claim_no ilike ? escape '\' or squeezed(claim_no) ilike ? escape '\'))
    or (long_code ilike ? escape '\' and (long_code ilike ? escape '\' or squeezed(long_code) ilike ? escape '\'))
    or (decor_name ilike ? escape '\' and (decor_name ilike ? escape '\' or squeezed(decor_name) ilike ? escape '\'))
    or (prod_no ilike ? escape '\' and (prod_no ilike ? escape '\' or squeezed(prod_no) ilike ? escape '\'))
    or (so_no ilike ? escape '\' and (so_no ilike ? escape '\' or squeezed(so_no) ilike ? escape '\'))
    or (paper_roll_no ilike ? escape '\' and (paper_roll_no ilike ? escape '\' or squeezed(paper_roll_no) ilike ? escape '\'))
    or (
      select (customer.name ilike ? escape '\' and (customer.name ilike ? escape '\' or squeezed(customer.name) ilike ? escape '\'))
      from customer
      where customer.id = customer_id
    )
)
  and id in (
    select distinct id
    from (
      select distinct id as id
      from complaint
      where text_grams(
        lower(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(claim_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(long_code, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(decor_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(prod_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(so_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(
                            replace(
                              replace(replace(replace(replace(coalesce(paper_roll_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''),
                                '
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
      union all
      select id as id
      from complaint
      where (
        plant_id = ?
          and customer_id in (
            select distinct customer.id as id
            from customer
            where text_grams(
              lower(
                replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(
                            replace(
                              replace(
                                replace(
                                  replace(
                                    replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''),
                                      '(', ''), '
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
                ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
              )
            ) @@ ?::tsquery
          )
      )
    ) as found
  )
-- keyword
--   Limit
--     -> Sort
--           Sort Key: complaint.claim_date COLLATE "C" DESC, complaint.id DESC
--           -> Nested Loop
--                 -> Unique
--                       -> Merge Append
--                             Sort Key: complaint.id
--                             -> Unique
--                                   -> Index Scan using complaint_pkey on complaint
--                             -> Sort
--                                   Sort Key: complaint.id
--                                   -> Merge Join
--                                         Merge Cond: (complaint.customer_id = customer.id)
--                                         -> Index Only Scan using complaint__plant_customer_claim_date_id_ix on complaint
--                                               Index Cond: (plant_id = ?)
--                                         -> Unique
--                                               -> Index Scan using customer_pkey on customer
--                 -> Index Scan using complaint__plant_uq on complaint
--                       Index Cond: ((plant_id = ?) AND (id = complaint.id))
--                       SubPlan 1
--                         -> Index Scan using customer_pkey on customer
--                               Index Cond: (id = complaint.customer_id)

select substr(claim_date, 1, 7) as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_claim_date
select substr(claim_date, 1, 7) as key0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text), cast(min(quantity) as text),
  cast(max(quantity) as text)
from complaint
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: substr(claim_date, 1, 7)
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select customer_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_customer_id
--   Limit
--     -> GroupAggregate
--           Group Key: customer_id
--           -> Index Only Scan using complaint__plant_customer_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select claim_cat_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_claim_cat_id
--   Limit
--     -> GroupAggregate
--           Group Key: claim_cat_id
--           -> Index Only Scan using complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select substr(prod_date, 1, 7) as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_prod_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(prod_date, 1, 7)
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using complaint__plant_equipment_prod_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using complaint__plant_shift_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select shift_master_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_shift_master_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_master_id
--           -> Index Only Scan using complaint__plant_shift_master_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select worker_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_worker_id
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using complaint__plant_worker_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select sales_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_sales_id
--   Limit
--     -> GroupAggregate
--           Group Key: sales_id
--           -> Index Only Scan using complaint__plant_sales_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select qa_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_qa_id
--   Limit
--     -> GroupAggregate
--           Group Key: qa_id
--           -> Index Only Scan using complaint__plant_qa_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select substr(answer_due, 1, 7) as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_answer_due
--   Limit
--     -> HashAggregate
--           Group Key: substr(answer_due, 1, 7)
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select max(id) from complaint
-- group_has_prod, group_prod_state, group_traffic_status, group_is_recurring, group_is_settled, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using complaint_pkey on complaint
--                   Index Cond: (id IS NOT NULL)

select has_prod as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_has_prod
--   Limit
--     -> HashAggregate
--           Group Key: has_prod
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select claim_cause_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_claim_cause_id
--   Limit
--     -> GroupAggregate
--           Group Key: claim_cause_id
--           -> Index Only Scan using complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ on complaint
--                 Index Cond: (plant_id = ?)

select claim_measure_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_claim_measure_id
--   Limit
--     -> GroupAggregate
--           Group Key: claim_measure_id
--           -> Index Only Scan using complaint__plant_claim_measure_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select qa_state as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_qa_state
--   Limit
--     -> GroupAggregate
--           Group Key: qa_state
--           -> Index Only Scan using complaint__plant_qa_state_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select prod_state as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_prod_state
--   Limit
--     -> HashAggregate
--           Group Key: prod_state
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select qa_claim_status_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_qa_claim_status_id
--   Limit
--     -> GroupAggregate
--           Group Key: qa_claim_status_id
--           -> Index Only Scan using complaint__plant_qa_claim_status_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select prod_claim_status_id as key0, count(*) from complaint where plant_id = ? group by 1 limit ? -- group_prod_claim_status_id
--   Limit
--     -> GroupAggregate
--           Group Key: prod_claim_status_id
--           -> Index Only Scan using complaint__plant_prod_claim_status_claim_date_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select case
  when (
    qa_state in (?, …)
      and (
        (qa_state in (?, …) and answer_due < ?)
          or 20775 - #1(
            #2(
              1461 * #3(cast(substr(claim_date, 1, 4) as integer) + 4800 + #4((cast(substr(claim_date, 6, 2) as integer) - 14) / 12))
            ) / 4 + #5(367 * #6(cast(substr(claim_date, 6, 2) as integer) - 2 - 12 * #4)) / 12 - #7(3 * #8(#9(cast(substr(claim_date, 1, 4) as integer) + 4900 + #4) / 100)) / 4 + cast(substr(claim_date, 9, 2) as integer) - 32075 - 2440588
          ) > coalesce(#10(select cast(config.config_value as bigint) from config where config.config_key = ?), 7)
          or (claimed_amount >= coalesce#11(#10, 10000) * 100 or comp_amount >= coalesce#11 * 100) or (qa_id is null and created_at < ?)
      )
  ) then ?
  when (
    qa_state in (?, …)
      and (
        (
          qa_state in (?, …)
            and (20775 - #1) * 10 >= (
              (
                (
                  1461 * (cast(substr(answer_due, 1, 4) as integer) + 4800 + #12((cast(substr(answer_due, 6, 2) as integer) - 14) / 12))
                ) / 4 + (367 * (cast(substr(answer_due, 6, 2) as integer) - 2 - 12 * #12)) / 12 - (3 * ((cast(substr(answer_due, 1, 4) as integer) + 4900 + #12) / 100)) / 4 + cast(substr(answer_due, 9, 2) as integer) - 32075 - 2440588
              ) - #1
            ) * 7
        )
          or prod_state = ?
      )
  ) then ?
  when qa_state in (?, …) then ? else ? end as key0, count(*)
from complaint
where plant_id = ?
group by 1
limit ?
-- group_traffic_status
--   Limit
--     InitPlan 1 (returns ?)
--       -> Index Scan using config__config_key_uq on config
--             Index Cond: (config_key = ?)
--     …
--     -> HashAggregate
--           Group Key: CASE WHEN ((complaint.qa_state = ANY (ARRAY[?, ?])) AND (((complaint.qa_state = ANY (ARRAY[?, ?])) AND (complaint.answer_…
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select case
  when (
    qa_state not in ('REJECTED', 'VOIDED') and case
      when claim_cause_id is null then exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.customer_id = customer_id
          and again.claim_date >= #1(cast#2(cast(substr(claim_date, 1, 4) as integer) + -1 as text) || substr(claim_date, 5))
          and again.claim_date <= #3(cast#4(cast(substr(claim_date, 1, 4) as integer) + 1 as text) || substr(claim_date, 5))
          and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      or exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cat_id = claim_cat_id and again.long_code = long_code and again.claim_date >= #1
          and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      else exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.customer_id = customer_id
          and again.claim_date >= #1 and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      )
      or exists (
        select 1
        from complaint again
        where again.plant_id = plant_id and again.claim_cause_id = claim_cause_id and again.long_code = long_code and again.claim_date >= #1
          and again.claim_date <= #3 and again.id <> id and again.qa_state not in ('REJECTED', 'VOIDED')
      ) end
  ) then 1
  else 0 end as key0, count(*)
from complaint
where plant_id = ?
group by 1
limit ?
-- group_is_recurring
--   Limit
--     -> GroupAggregate
--           Group Key: (CASE WHEN ((complaint.qa_state <> ALL ('{REJECTED,VOIDED}'::text[])) AND CASE WHEN (complaint.claim_cause_id IS NULL) TH…
--           -> Sort
--                 Sort Key: (CASE WHEN ((complaint.qa_state <> ALL ('{REJECTED,VOIDED}'::text[])) AND CASE WHEN (complaint.claim_cause_id IS NUL…
--                 -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                       Index Cond: (plant_id = ?)
--                       SubPlan 1
--                         -> Index Only Scan using complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix on complaint again
--                               Index Cond: ((plant_id = complaint.plant_id) AND (claim_cat_id = complaint.claim_cat_id) AND (customer_id = comp…
--                       SubPlan 2
--                         -> Index Only Scan using complaint__plant_claim_cat_long_code_claim_date_qa_state_id_ix on complaint again
--                               Index Cond: ((plant_id = complaint.plant_id) AND (claim_cat_id = complaint.claim_cat_id) AND (long_code = compla…
--                       SubPlan 3
--                         -> Index Only Scan using complaint__plant_claim_cause_customer_claim_date_qa_state_id_i on complaint again
--                               Index Cond: ((plant_id = complaint.plant_id) AND (claim_cause_id = complaint.claim_cause_id) AND (customer_id = …
--                       SubPlan 4
--                         -> Index Only Scan using complaint__plant_claim_cause_long_code_claim_date_qa_state_id_ on complaint again
--                               Index Cond: ((plant_id = complaint.plant_id) AND (claim_cause_id = complaint.claim_cause_id) AND (long_code = co…

select case
  when (
    qa_state in (?, …)
      and id not in (
        select complaint_action.complaint_id
        from complaint_action
        where (
          complaint_action.plant_id = ? and complaint_action.state in (?, …)
            and (complaint_action.state = ? or (complaint_action.state = ? and complaint_action.check_after_days is not null))
        )
      )
  ) then 1
  else 0 end as key0, count(*)
from complaint
where plant_id = ?
group by 1
limit ?
-- group_is_settled
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN ((complaint.qa_state = ANY (ARRAY[?, ?])) AND (NOT (hashed SubPlan 1))) THEN 1 ELSE 0 END
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)
--                 SubPlan 1
--                   -> Index Scan using complaint_action__plant_state_due_date_id_ix on complaint_action
--                         Index Cond: ((plant_id = ?) AND (state = ANY (ARRAY[?, ?])))

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using complaint__plant_so_no_id_ix on complaint
--                 Index Cond: (plant_id = ?)
